import { useQuery } from '@apollo/client/react'
import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { late } from '../ui/late'
import { ActiveContext } from '../ui/overlay/active'
import { AnyRescueDocument } from './banner/running.generated'
import { ExportsContext, useExportsHost } from './exports'
import css from './Frame.module.css'
import { Header } from './header/Header'
import { homeOf } from './home'
import { useLive } from './live/useLive'
import { LockScreen } from './lock/LockScreen'
import { LOCK, useLock, useLockNow } from './lock/useLock'
import { Sidebar } from './menu/Sidebar'
import { pageAt } from './pages'
import { NotFound } from './status/StatusPage'
import { PageStack } from './tags/PageStack'
import { TagBar } from './tags/TagBar'
import { openTag } from './tags/tags'
import { useCloseTags } from './tags/useCloseTags'
import { texts } from './texts'
import { useShortcuts } from './useShortcuts'
import { useViewer } from './viewer'

const Palette = late(() => import('./palette/Palette'))
const Shortcuts = late(() => import('./palette/Shortcuts'))
const LockDialog = late(() => import('./lock/LockDialog'))
const AuthenticationBanner = late(() => import('./banner/AuthenticationBanner'))
const RescueBanner = late(() => import('./banner/RescueBanner'))
const ExportHost = late(() => import('../features/export/export-task/ExportHost'))

/** Note about a rescue that affects the person; its code is loaded only when needed. */
function RescueNotice() {
  const { data, refetch } = useQuery(AnyRescueDocument)
  if (!data?.runningRescues.length) return null
  return <RescueBanner onStopped={() => void refetch().catch(() => undefined)} />
}

/** Opens a tag for the page in the address bar. A page with views has one tag for all of them. */
function useCurrentPage(): string {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const home = homeOf(useViewer().roleType)
  const path = pageAt(pathname)?.path
  useLayoutEffect(() => {
    if (pathname === '/') navigate(home, { replace: true })
    if (path) openTag(path, pathname + search)
  }, [path, pathname, search, navigate, home])
  return path ?? pathname
}

type Panel = 'palette' | 'shortcuts' | 'lock' | null

interface Props {
  /** Whether another screen covers the shell, which stays mounted but hidden. */
  shut: boolean
}

/** Header, menu, tags and the open pages. */
export function Frame({ shut }: Props) {
  const current = useCurrentPage()
  const locked = useLock()
  const hidden = locked || shut
  const lockNow = useLockNow()
  useLive(hidden)
  const { lockSetting, company } = useViewer()
  const [panel, setPanel] = useState<Panel>(null)
  const exports = useExportsHost()
  const close = useCloseTags(current)
  useShortcuts({
    palette: () => !hidden && setPanel('palette'),
    shortcuts: () => !hidden && setPanel('shortcuts'),
    closeTag: () => void close((tag) => tag.key === current),
  })
  const known = pageAt(current) !== undefined
  const hide = () => setPanel(null)

  return (
    <>
      {locked && !shut && <LockScreen />}
      <ActiveContext value={!hidden}>
        <ExportsContext value={exports.api}>
          <div className={css.frame} data-locked={hidden || undefined} inert={hidden}>
            <a className={css.skip} href="#content">
              {texts.skip}
            </a>
            <Header
              current={current}
              onSearch={() => setPanel('palette')}
              onShortcuts={() => setPanel('shortcuts')}
              onLock={() => (lockSetting.hasPassword ? void lockNow().catch(() => undefined) : setPanel('lock'))}
            />
            <div className={css.below}>
              <Sidebar current={current} />
              <div className={css.column}>
                <TagBar current={current} />
                {!hidden && <RescueNotice />}
                <div className={css.notice} role="status">
                  {company?.authenticated === false && <AuthenticationBanner />}
                </div>
                <main id="content" tabIndex={-1} className={css.content}>
                  <PageStack current={current} />
                  {!known && current !== '/' && current !== LOCK && <NotFound />}
                </main>
              </div>
            </div>
            {panel === 'palette' && <Palette onClose={hide} />}
            {panel === 'shortcuts' && <Shortcuts onClose={hide} />}
            {panel === 'lock' && <LockDialog onClose={hide} />}
            {exports.wanted && (
              <ExportHost
                open={exports.open}
                watched={exports.watched}
                onEnded={exports.ended}
                onClose={exports.hide}
              />
            )}
          </div>
        </ExportsContext>
      </ActiveContext>
    </>
  )
}
