import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { SidePanel } from '#src/kit/SidePanel.tsx'
import { SnackbarRegion } from '#src/kit/SnackbarRegion.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { EndedSession } from './EndedSession.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { DrawerContext } from './Page.tsx'
import { Rail } from './Rail.tsx'

/** The frame around every page: the rail, which is a drawer on narrow windows, and what speaks over the page. */
export function Shell({ onSignOut, children }: { onSignOut: () => void; children: ReactNode }) {
  const t = useText()
  const { pathname } = useLocation()
  // The drawer is open on the page where it was opened: a link in it closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  return (
    <DrawerContext value={() => setOpenAt(pathname)}>
      <div className="office office-compact">
        <a className="office-skip" href="#content">
          {t('/desk/skip')}
        </a>
        <Rail onSignOut={onSignOut} />
        {children}
        <SidePanel
          className="office-drawer"
          side="left"
          open={openAt === pathname}
          onClose={() => setOpenAt(null)}
          title={t('/entry/title')}
          closeLabel={t('/desk/close')}
        >
          <Rail onSignOut={onSignOut} />
        </SidePanel>
        <LeaveQuestion />
        <EndedSession />
        <SnackbarRegion labels={{ region: t('/desk/messages'), close: t('/desk/close') }} />
      </div>
    </DrawerContext>
  )
}
