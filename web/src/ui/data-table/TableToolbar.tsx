import { type ReactNode, useState } from 'react'
import { LuColumns3, LuRefreshCw } from '../icons'
import { late } from '../late'
import { IconButton } from '../layout/Button'
import { texts } from '../texts'
import type Settings from './settings/ColumnSettings'
import css from './table.module.css'
import type { Column } from './types'
import type { EffectiveLayout } from './useTableLayout'

const ColumnSettings = late(() => import('./settings/ColumnSettings')) as <Row>(
  props: Parameters<typeof Settings<Row>>[0] & { instead: ReactNode },
) => ReactNode

interface Props<Row> {
  columns: readonly Column<Row>[]
  layout: EffectiveLayout
  loading: boolean
  onRefresh: (() => void) | undefined
  tools: ReactNode
  children: ReactNode
}

/** Buttons of the page at the left; its tools, refresh and columns at the right. The settings are loaded on demand. */
export function TableToolbar<Row>({ columns, layout, loading, onRefresh, tools, children }: Props<Row>) {
  const [asked, setAsked] = useState(false)
  const trigger = <IconButton label={texts.columns} icon={<LuColumns3 aria-hidden />} onClick={() => setAsked(true)} />
  return (
    <div className={css.toolbar} data-screen>
      <div className={css.actions}>{children}</div>
      {tools}
      {onRefresh && (
        <IconButton label={texts.refresh} loading={loading} icon={<LuRefreshCw aria-hidden />} onClick={onRefresh} />
      )}
      {asked ? <ColumnSettings columns={columns} layout={layout} instead={trigger} /> : trigger}
    </div>
  )
}
