// Loaded before each child's own program. A supervisor that is killed cannot end its children, so each child watches its
// parent. The parent's id comes from the environment, because the parent may be gone before this line runs.
const parent = Number(process.env['PARENT_PID'])
delete process.env['PARENT_PID']

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
