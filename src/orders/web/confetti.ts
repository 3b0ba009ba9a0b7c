/** Quarters of the wrapper, thrown once: 150 of them in four colours of the theme, all below the window's edge after a second. */
const particleCount = 150
const lifetimeMs = 1000
const colourRoles = ['--copper', '--field-rose', '--field-sky', '--accent-ink']
/** Corner and radius. */
const radius = 16

interface Particle {
  colour: number
  scale: number
  /** The whole movement: pixels sideways, pixels up at first, radians. */
  aside: number
  up: number
  turn: number
  /** How often it turns its thin side. */
  flips: number
}

export const makeParticles = (width: number, height: number, random: () => number): Particle[] =>
  Array.from({ length: particleCount }, (_, index) => ({
    colour: index % colourRoles.length,
    scale: 0.5 + random() * 0.7,
    aside: (random() - 0.5) * width * 1.1,
    up: random() * height,
    turn: (random() - 0.5) * 14,
    flips: 2 + random() * 4,
  }))

/** Where it is after a part of its life, from 0 to 1: it is thrown up, and falls until it is out of the window. */
export function placeOf(
  { aside, up }: Particle,
  part: number,
  width: number,
  height: number,
): { x: number; y: number } {
  const [startX, startY] = [width * 0.6, height * 0.3]
  // As much as even the one that was thrown highest needs.
  const fall = height - startY + radius * 2 + height
  return { x: startX + aside * part, y: startY - up * part + fall * part * part }
}

/** Does nothing for visitors who want less motion. */
export function throwConfetti(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d')
  if (!drawing) return
  const { innerWidth: width, innerHeight: height, devicePixelRatio: density } = window
  canvas.className = 'order-confetti'
  canvas.width = width * density
  canvas.height = height * density
  document.body.append(canvas)
  const style = getComputedStyle(document.documentElement)
  const colours = colourRoles.map((role) => style.getPropertyValue(role).trim())
  const particles = makeParticles(width, height, Math.random)
  let begin: number | undefined
  requestAnimationFrame(draw)

  function draw(now: number) {
    begin ??= now
    const part = (now - begin) / lifetimeMs
    if (part >= 1) {
      canvas.remove()
      return
    }
    drawing?.setTransform(density, 0, 0, density, 0, 0)
    drawing?.clearRect(0, 0, width, height)
    for (const particle of particles) drawQuarter(particle, part)
    requestAnimationFrame(draw)
  }

  function drawQuarter(particle: Particle, part: number) {
    if (!drawing) return
    const { x, y } = placeOf(particle, part, width, height)
    const { scale, turn, flips, colour } = particle
    drawing.setTransform(density, 0, 0, density, x * density, y * density)
    drawing.rotate(turn * part)
    drawing.scale(scale, scale * Math.cos(flips * Math.PI * part))
    drawing.fillStyle = colours[colour] ?? ''
    drawing.beginPath()
    drawing.moveTo(0, 0)
    drawing.arc(0, 0, radius, 0, Math.PI / 2)
    drawing.fill()
  }
}
