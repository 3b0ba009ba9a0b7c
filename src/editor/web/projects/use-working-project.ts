import { useCallback, useState } from 'react'

const key = 'edit-project'

/** The project that new drafts of this window are saved into, also after it is loaded again; null: none. */
export function useWorkingProject(): [number | null, (id: number | null) => void] {
  const [project, setProject] = useState(() => Number(window.sessionStorage.getItem(key)) || null)
  const handle = useCallback((id: number | null) => {
    setProject(id)
    if (id === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, String(id))
  }, [])
  return [project, handle]
}
