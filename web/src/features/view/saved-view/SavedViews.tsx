import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useViewer } from '../../../shell/viewer'
import type { TableTools } from '../../../ui/data-table/types'
import { LuBookmark, LuCheck } from '../../../ui/icons'
import { late } from '../../../ui/late'
import type { ListState } from '../../../ui/list/useListState'
import { useActive } from '../../../ui/overlay/active'
import { DropMenu } from '../../../ui/overlay/DropMenu'
import { useStoredSetting } from '../../../ui/theme/storageScope'
import { actionsFor, mayShare } from './actions'
import css from './SavedViews.module.css'
import { texts } from './texts'
import { useViews, type View } from './useViews'
import { layoutOf, listOf, sameState, stateOf } from './viewState'

const SaveAsDialog = late(() => import('./SaveAsDialog'))

interface Props {
  /** Name of the list, equal to that of its table. */
  name: string
  list: Pick<ListState<object>, 'kept' | 'view' | 'bare' | 'restore' | 'reset'>
  table: TableTools
}

interface Default {
  id: string | null
}
const noDefault: Default = { id: null }

/** Views of a list: restored, or saved for oneself or for the company. */
export function SavedViews({ name, list, table: { layout } }: Props) {
  const { company, permissions, roleType } = useViewer()
  const shares = mayShare(roleType, permissions)
  const active = useActive()
  const stored = useViews(name, !company)
  const [preferred, prefer] = useStoredSetting(`view.${name}`, noDefault)
  const [naming, setNaming] = useState(false)
  const { views } = stored
  const applied = views?.find((view) => view.id === list.view) ?? null
  const state = stateOf(list.kept, layout.stored)
  const changed = applied !== null && !sameState(applied.state, state)

  const apply = (view: View, quietly = false) => {
    list.restore(listOf(view.state), view.id, quietly)
    layout.restore(layoutOf(view.state))
  }

  // Only a list that was opened by its plain address, and only once: 重置 shows everything.
  const opened = useRef(!list.bare)
  const wanted = views?.find((view) => view.id === preferred.id)
  useEffect(() => {
    if (opened.current || !active || !views) return
    opened.current = true
    if (wanted) apply(wanted, true)
  })

  if (!company) return null
  const items = [
    ...(views ?? []).map((view) => ({
      value: view.id,
      label: <ViewName view={view} applied={view === applied} preferred={view === wanted} />,
      icon: view === applied ? <LuCheck aria-hidden className={css.mark} /> : <span className={css.mark} />,
      onSelect: () => apply(view),
    })),
    ...(stored.failed ? [{ value: 'retry', label: texts.loadFailed, onSelect: stored.retry }] : []),
    ...actionsFor(
      { applied, changed, preferred: applied !== null && applied === wanted, shares },
      {
        saveAs: () => setNaming(true),
        overwrite: (view) => stored.overwrite(view, state),
        share: stored.share,
        prefer: (view) => prefer(view ? { id: view.id } : null),
        leave: list.reset,
        remove: async (view) => {
          if (await stored.remove(view)) list.restore(list.kept, null)
        },
      },
    ),
  ]
  return (
    <>
      <DropMenu
        button={{
          variant: 'ghost',
          'aria-label': texts.menu(applied?.name ?? null, changed),
          icon: <LuBookmark aria-hidden />,
          children: (
            <span className={css.name}>
              {applied?.name ?? texts.views}
              {changed && ' *'}
            </span>
          ),
        }}
        head={note(views)}
        items={items}
      />
      {naming && (
        <SaveAsDialog
          shares={shares}
          onSave={async (title, shared) => {
            const saved = await stored.add(title, state, shared)
            if (saved) list.restore(list.kept, saved.saveView.id)
            return saved !== null
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}

function note(views: readonly View[] | undefined): ReactNode {
  if (views && views.length > 0) return null
  return <p className={css.none}>{views ? texts.none : texts.loading}</p>
}

function ViewName({ view, applied, preferred }: { view: View; applied: boolean; preferred: boolean }) {
  const notes = [
    ...(view.own ? [] : [texts.sharedBy(view.createBy)]),
    ...(view.own && view.shared ? [texts.isShared] : []),
    ...(preferred ? [texts.isDefault] : []),
  ]
  return (
    <>
      {view.name}
      {applied && <span className="tf-visually-hidden">{texts.applied}</span>}
      {notes.length > 0 && <span className={css.note}>{notes.join(' · ')}</span>}
    </>
  )
}
