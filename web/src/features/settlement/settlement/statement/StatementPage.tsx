import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useChanged } from '../../../../apollo/refetchShowing'
import { RecordVerbs } from '../../../../kit/verbs/RecordVerbs'
import { formatCount } from '../../../../ui/format/decimal'
import { LuFileQuestion } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import looks from '../../../../ui/layout/looks.module.css'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { useTitle } from '../../../../ui/title/title'
import { WaybillsDrawer } from '../../../waybill/waybill'
import type { Settlement } from '../rows'
import { texts } from '../texts'
import { verbs } from '../verbs'
import { readValue } from './readValue'
import { StatementPanel } from './StatementPanel'
import { StatementHeadDocument } from './statement.generated'
import css from './statement.module.css'

const nothing = () => undefined
const nameOf = ({ settleNo }: Settlement): string => settleNo
/** Most panels that begin unfolded; of more only the first one does. */
const OPEN_AT_FIRST = 3

function Nothing({ title, note }: { title: string; note?: string }) {
  return (
    <div className={css.state} role="status">
      <LuFileQuestion aria-hidden size={44} />
      <p>{title}</p>
      {note && <p className={looks.faint}>{note}</p>}
      <Link to="/chain/settlement">{texts.toList}</Link>
    </div>
  )
}

/** Waybills of the settlement in the address, beside its statement. */
function SettlementWaybills({ onChanged }: { onChanged: () => void }) {
  const drawer = useDrawerParam('waybills')
  const id = drawer.value ?? ''
  const { data } = useQuery(StatementHeadDocument, { variables: { id }, skip: !id })
  const of = id ? { settlementId: id, settleNo: data?.settlement?.settleNo } : null
  return <WaybillsDrawer of={of} onClose={drawer.close} onChanged={onChanged} />
}

/** Title of the window: the first settlement, and the number of others. */
function useStatementTitle(ids: readonly string[]) {
  const { data } = useQuery(StatementHeadDocument, { variables: { id: ids[0] ?? '' }, skip: !ids.length })
  const no = data?.settlement?.settleNo
  const name = no && (ids.length > 1 ? texts.andMore(no, formatCount(ids.length)) : no)
  useTitle(...(name ? [name, texts.title] : ([null] as const)))
}

function Statements({ ids, tooMany }: { ids: string[]; tooMany: boolean }) {
  useStatementTitle(ids)
  // The panel shows failures.
  const changed = useChanged(verbs.changes, nothing)
  const [folded, setFolded] = useState<ReadonlySet<string>>(
    () => new Set(ids.length > OPEN_AT_FIRST ? ids.slice(1) : []),
  )
  const toggle = (id: string) => {
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
  }
  return (
    <RecordVerbs kind={verbs} nameOf={nameOf} onChanged={changed}>
      {ids.length > 1 && (
        <div className={css.bar}>
          <span>{texts.total(formatCount(ids.length))}</span>
          {tooMany && <span className={looks.warning}>{texts.tooManyInLink(ids.length)}</span>}
          <Button variant="plain" size="xs" onClick={() => setFolded(new Set())}>
            {texts.expandAll}
          </Button>
          <Button variant="plain" size="xs" onClick={() => setFolded(new Set(ids))}>
            {texts.collapseAll}
          </Button>
        </div>
      )}
      {ids.map((id) => (
        <StatementPanel key={id} id={id} open={!folded.has(id)} onToggle={() => toggle(id)} />
      ))}
      <SettlementWaybills onChanged={changed} />
    </RecordVerbs>
  )
}

/** 结算单: a panel for each settlement in `value` of the address. */
export default function StatementPage() {
  const [params] = useSearchParams()
  const value = params.get('value')
  const asked = readValue(value)
  return (
    <div className={css.page}>
      <h1 className="tf-visually-hidden">{texts.statement}</h1>
      {asked.state === 'unreadable' && <Nothing title={texts.linkUnreadable} note={texts.linkUnreadableNote} />}
      {asked.state === 'none' && <Nothing title={texts.noneChosen} note={texts.linkUnreadableNote} />}
      {asked.state === 'ids' && <Statements key={value} ids={asked.ids} tooMany={asked.tooMany} />}
    </div>
  )
}
