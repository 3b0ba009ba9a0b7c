/* What is fetched once the browser is idle. */
export { tellStep } from './steps.ts'
export { measureVitals } from './vitals.ts'
