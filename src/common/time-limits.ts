/*
 * What waits for what, in milliseconds. Each is longer than all that it waits for, so that neither a slow provider nor a stop
 * loses an answer, least of all that something was paid.
 */

/** A call to the payment provider, with its repetitions and the wait for the last answer (C-18.6). */
export const paymentCallMs = 30_000
/**
 * A request: nothing moves on its connection while such a call runs. The browser waits for a payment as long: a second
 * try while the first runs helps nobody.
 */
export const requestMs = 40_000
/** The jobs that run at a stop; they end after the requests. */
export const runningJobsMs = 10_000
/** The server's stop. */
export const serverStopMs = 55_000
/** From the signal to end to the kill. A supervisor in production grants as much. */
export const stopGraceMs = 60_000
