// Loaded before each child's own program. Plain JavaScript: a first file in TypeScript would load Node's reader of it, for a
// third of a second.
import { enableCompileCache } from 'node:module'

// What a child compiles is kept for its next start, which otherwise compiles for longer than it does everything else.
enableCompileCache()

// A supervisor that is killed cannot end its children, so each child watches its parent. The parent's id comes from the
// environment, because the parent may be gone before this line runs.
const parent = Number(process.env['PARENT_PID'])
delete process.env['PARENT_PID']

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
