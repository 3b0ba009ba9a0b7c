// Loaded before each child's own program. A supervisor that is killed cannot end its children: each looks for itself. Told
// who its parent is, because that one may be gone before this line runs.
const parent = Number(process.env['PARENT_PID'])
delete process.env['PARENT_PID']

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
