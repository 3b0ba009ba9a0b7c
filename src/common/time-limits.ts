/*
 * Time limits that depend on each other, in milliseconds. Each is longer than all that it waits for, so that neither a slow
 * provider nor a stop loses an answer, least of all the answer that a payment succeeded.
 */

/** A call to the payment provider, with its repetitions and the wait for the last answer (C-18.6). */
export const paymentCallMs = 30_000
/**
 * A request: nothing moves on its connection while such a call runs. The browser waits as long for a payment: a second try
 * while the first runs would not help.
 */
export const requestMs = 40_000
/** The jobs that run at a stop; they end after the requests. */
export const runningJobsMs = 10_000
/** The server's stop. */
export const serverStopMs = 55_000
/** Time from the signal to end until the kill. A supervisor in production grants as much. */
export const stopGraceMs = 60_000
