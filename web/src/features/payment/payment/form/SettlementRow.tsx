import { useQuery } from '@apollo/client/react'
import formCss from '../../../../ui/form/form.module.css'
import { formatMoney } from '../../../../ui/format/decimal'
import { LuX } from '../../../../ui/icons'
import { IconButton } from '../../../../ui/layout/Button'
import { texts } from '../texts'
import { ChosenInstalmentDocument } from './form.generated'
import css from './form.module.css'
import { type Part, settledAmount } from './items'
import { amountFault, type Held, type Known, payableOf, reasonAgainst } from './values'

interface Props {
  part: Part
  known: Known
  held: Held
  /** Whether how much of it is paid is typed here. */
  typed: boolean
  onChange: (part: Part) => void
  onRemove: () => void
}

/** By which instalment of its plan it is paid, and what of that is left. */
function InstalmentNote({ id }: { id: string }) {
  const { data } = useQuery(ChosenInstalmentDocument, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const instalment = data?.instalments.records[0]
  if (!instalment) return null
  const { sequence, dueDate, payeeName, leftAmt } = instalment
  return (
    <span className={css.instalment}>
      {[texts.instalment(sequence), dueDate, payeeName, texts.leftYuan(formatMoney(leftAmt))].join(' · ')}
    </span>
  )
}

/** One settlement to pay: which, what can be paid of it, and how much is. */
export function SettlementRow({ part, known, held, typed, onChange, onRemove }: Props) {
  const { settleNo, planItemId, amt } = part
  const settlement = known.get(settleNo)
  const reason = reasonAgainst(part, known, held)
  const left = settlement ? payableOf(settlement, held) : null
  const fault = typed ? amountFault(amt, left) : null
  const payee = settlement?.payee?.payeeName ?? texts.severalPayees
  return (
    <li className={css.row}>
      <div className={css.which}>
        <b className="tf-number">{settleNo}</b>
        {settlement && <span>{[settlement.projectName, settlement.agentName, payee].join(' · ')}</span>}
        {planItemId && <InstalmentNote id={planItemId} />}
        {reason && (
          <span className={css.fault} role="alert">
            {reason}
          </span>
        )}
      </div>
      <span className={css.left}>
        {texts.left} <b className="tf-number">{left === null ? '—' : formatMoney(left)}</b>
      </span>
      {typed && (
        <span className={css.typed}>
          <input
            className={formCss.control}
            inputMode="decimal"
            autoComplete="off"
            aria-label={texts.amountOf(settleNo)}
            aria-invalid={fault !== null}
            placeholder={texts.restHint}
            value={amt}
            onChange={({ target }) => onChange({ ...part, amt: target.value })}
            onBlur={() => onChange(settledAmount(part))}
          />
          {fault && (
            <span className={css.fault} role="alert">
              {fault}
            </span>
          )}
        </span>
      )}
      <IconButton label={texts.remove(settleNo)} icon={<LuX aria-hidden />} onClick={onRemove} />
    </li>
  )
}
