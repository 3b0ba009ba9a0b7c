/** Quarters of the wrapper, thrown once: 150 of them, gone after a second, in four colours of the theme. */
const particleCount = 150
const lifetimeMs = 1000
const framesPerSecond = 60
const colourRoles = ['--copper', '--field-rose', '--field-sky', '--accent-ink']
const quarter = 'M0 0h16a16 16 0 0 1-16 16z'

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Does nothing for visitors who want less motion. The code arrives with the first throw. */
export async function throwConfetti(): Promise<void> {
  if (prefersReducedMotion()) return
  const { default: confetti } = await import('canvas-confetti')
  const style = getComputedStyle(document.documentElement)
  const colors = colourRoles.map((role) => style.getPropertyValue(role).trim()).filter((colour) => colour !== '')
  // Without a worker: it would be a blob, which the page's policy refuses.
  const cannon = confetti.create(undefined, { resize: true, useWorker: false })
  await cannon({
    particleCount,
    ticks: Math.round((lifetimeMs / 1000) * framesPerSecond),
    spread: 100,
    startVelocity: 38,
    origin: { x: 0.6, y: 0.3 },
    shapes: [confetti.shapeFromPath({ path: quarter })],
    scalar: 1.2,
    disableForReducedMotion: true,
    ...(colors.length > 0 && { colors }),
  })
}
