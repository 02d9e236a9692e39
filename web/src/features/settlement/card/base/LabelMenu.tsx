import { useDownload } from '../../../../apollo/useDownload'
import { LuPrinter } from '../../../../ui/icons'
import { DropMenu } from '../../../../ui/overlay/DropMenu'
import { usePermission } from '../../../../ui/permission/permission'
import type { Row } from './columns'
import { texts } from './texts'

const LAYOUTS = ['SHEET', 'SINGLE'] as const

/** 打印标签: what is stuck on the cards, on sheets of labels or one by one. */
export function LabelMenu({ cards }: { cards: readonly Row[] }) {
  const can = usePermission()
  const { run, running } = useDownload()
  if (!can('chain:card:print')) return null
  const { labels } = texts
  const body = (layout: string) => JSON.stringify({ cardNos: cards.map(({ cardNo }) => cardNo), layout })
  const items = LAYOUTS.map((layout) => ({
    value: layout,
    label: labels.layouts[layout],
    disabledReason: cards.some(({ status, lostTime }) => status === 'VOIDED' || lostTime) ? labels.unfit : null,
    onSelect: () => void run('/chain/companycard/labels', { method: 'POST', body: body(layout) }, labels.file),
  }))
  return (
    <DropMenu button={{ icon: <LuPrinter aria-hidden />, loading: running, children: labels.verb }} items={items} />
  )
}
