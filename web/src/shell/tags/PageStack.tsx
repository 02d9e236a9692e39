import { useEffect, useMemo, useRef } from 'react'
import { parsePath, useBlocker, useRoutes } from 'react-router-dom'
import { useScrollMemory } from '../../ui/list/useScrollMemory'
import { ActiveContext, useActive } from '../../ui/overlay/active'
import { mayLeave } from '../../ui/unsaved/mayLeave'
import { UnsavedContext } from '../../ui/unsaved/unsaved'
import { PUNCH_HOME } from '../home'
import { isVisible } from '../page'
import { pageAt, pages } from '../pages'
import { ErrorBoundary } from '../status/ErrorBoundary'
import { Forbidden } from '../status/StatusPage'
import { useViewer } from '../viewer'
import { PageSkeleton } from './PageSkeleton'
import css from './PageStack.module.css'
import { pageComponents } from './pageComponents'
import { markUnsaved, type Tag, useTags } from './tags'

/**
 * Asks before a step in the history leaves a half-filled form, or anything the frame. A step to another page loses
 * nothing, since the page stays mounted behind it.
 */
function useBackQuestion(current: string): void {
  const { unsaved } = useTags()
  const { state, proceed, reset } = useBlocker(
    ({ historyAction, currentLocation: { pathname }, nextLocation: { pathname: next } }) =>
      (next === PUNCH_HOME && unsaved.size > 0) ||
      (historyAction === 'POP' && unsaved.has(current) && (next === pathname || !pageAt(next))),
  )
  useEffect(() => {
    if (state !== 'blocked') return
    void mayLeave(true).then((leaves) => (leaves ? proceed?.() : reset?.()))
  }, [state, proceed, reset])
}

/** Most pages that stay mounted behind the shown one; the oldest without unsaved input is dropped. */
const KEPT = 10

/**
 * Page, or the reason why it is not shown. A person who loses the permission while typing finds his text when he has it
 * again.
 */
function PageElement({ path }: { path: string }) {
  const viewer = useViewer()
  const { unsaved } = useTags()
  const active = useActive()
  const page = pages.find((known) => known.path === path)
  const Component = pageComponents.get(path)
  if (!page || !Component) return null
  const shown = isVisible(page, viewer)
  return (
    <>
      {!shown && <Forbidden />}
      {(shown || unsaved.has(path)) && (
        <ActiveContext value={active && shown}>
          <div className={css.whole} hidden={!shown}>
            <Component instead={<PageSkeleton shape={page.shape} />} />
          </div>
        </ActiveContext>
      )}
    </>
  )
}

const routes = pages.map(({ path, views }) => ({
  path: views ? `${path}/:view?` : path,
  element: <PageElement path={path} />,
}))

/** Open page, which reads its own URL even while another tag owns the address bar. */
function TagPage({ tag, active }: { tag: Tag; active: boolean }) {
  const location = useMemo(() => {
    const { pathname = '/', search = '', hash = '' } = parsePath(tag.url)
    return { pathname, search, hash, state: null, key: tag.key }
  }, [tag.url, tag.key])
  const unsaved = useMemo(() => ({ mark: (form: string, on: boolean) => markUnsaved(tag.key, form, on) }), [tag.key])
  const shown = useActive() && active
  const element = useRoutes(routes, location)
  const page = useRef<HTMLDivElement>(null)
  useScrollMemory(page, `${tag.key}@${tag.opened}`)
  return (
    <ActiveContext value={shown}>
      <UnsavedContext value={unsaved}>
        <div ref={page} className={css.page} data-behind={active ? undefined : true} inert={!active}>
          <ErrorBoundary address={tag.url}>{element}</ErrorBoundary>
        </div>
      </UnsavedContext>
    </ActiveContext>
  )
}

function useKept(current: string): ReadonlySet<string> {
  const { tags, unsaved } = useTags()
  const order = useRef<string[]>([])
  if (order.current[0] !== current) order.current = [current, ...order.current.filter((key) => key !== current)]
  const open = order.current.filter((key) => tags.some((tag) => tag.key === key))
  return new Set(open.filter((key, index) => index < KEPT || unsaved.has(key)))
}

/**
 * Open pages, one on top. The others stay as they were left: scroll, filters, selection, half-filled forms. They are
 * only hidden by style, since React's Activity (19.3) doubles elements when a page is hidden while a part of it is
 * still loading.
 */
export function PageStack({ current }: { current: string }) {
  const { tags, unsaved } = useTags()
  const kept = useKept(current)
  useBackQuestion(current)

  useEffect(() => {
    if (!unsaved.size) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])

  return tags
    .filter((tag) => kept.has(tag.key))
    .map((tag) => <TagPage key={`${tag.key}#${tag.version}`} tag={tag} active={tag.key === current} />)
}
