import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { ChoiceCombobox } from '../../../ui/form/ChoiceCombobox'
import { Field } from '../../../ui/form/Field'
import formCss from '../../../ui/form/form.module.css'
import { formatCount, formatMoney, isZero } from '../../../ui/format/decimal'
import { LuX } from '../../../ui/icons'
import { IconButton } from '../../../ui/layout/Button'
import css from '../payments.module.css'
import { isSame, type Part, partsOf, partsText, settledAmount } from './items'
import { ChosenInstalmentDocument, ChosenSettlementsDocument, PayableSettlementsDocument } from './payment.generated'
import { texts } from './texts'
import {
  amountFault,
  type Held,
  itemsFault,
  type Known,
  type Payable,
  payableInAll,
  payableOf,
  reasonAgainst,
  type Values,
} from './values'

const byNumber = (rows: readonly Payable[]): Known => new Map(rows.map((row) => [row.settleNo, row]))

/** Settlements to choose from in a form: those that can be paid, newest first, and the chosen ones. */
export function useSettlements(items: string) {
  const payable = useQuery(PayableSettlementsDocument, { fetchPolicy: 'cache-and-network' })
  // Numbers of settlements that are read once.
  const settleNos = [...new Set(partsOf(items).map(({ settleNo }) => settleNo))]
  const skip = settleNos.length === 0
  const chosen = useQuery(ChosenSettlementsDocument, {
    variables: { settleNos },
    skip,
    fetchPolicy: 'cache-and-network',
  })
  const offered = payable.data?.settlements.records
  const named = (chosen.data ?? chosen.previousData)?.settlements.records
  const known = useMemo(() => byNumber([...(offered ?? []), ...(named ?? [])]), [offered, named])
  const open = useMemo(() => offered?.filter(({ leftAmt }) => leftAmt !== null && !isZero(leftAmt)), [offered])
  /** Whether all settlements of the form are loaded, or known to be missing. */
  const ready = skip || chosen.data !== undefined || settleNos.every((settleNo) => known.has(settleNo))
  return { known, open, ready, error: payable.error ?? chosen.error }
}

interface RowProps {
  part: Part
  known: Known
  held: Held
  /** Whether the amount is typed here. */
  typed: boolean
  onChange: (part: Part) => void
  onRemove: () => void
}

/** Instalment that is paid, with its open amount. */
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

/** Settlement to pay: its number, its payable amount, and the typed one. */
function SettlementRow({ part, known, held, typed, onChange, onRemove }: RowProps) {
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

interface Props {
  known: Known
  held: Held
  /** Settlements to add; undefined until loaded. */
  open: readonly Payable[] | undefined
  ready: boolean
}

const optionOf = (settlement: Payable) => {
  const { settleNo, projectName, agentName, payee, leftAmt } = settlement
  const left = formatMoney(leftAmt)
  const whose = [payee?.payeeName ?? texts.severalPayees, agentName].join(' · ')
  return { value: settleNo, label: texts.option(settleNo, projectName, whose, left) }
}

/** Settlements of a payment: found by number, project, payee or giver, each with its amount. */
export function SettlementsField({ known, held, open, ready }: Props) {
  const { getValues, watch } = useFormContext<Values>()
  const { field, fieldState } = useController<Values, 'items'>({
    name: 'items',
    rules: { validate: (items) => itemsFault({ items, measure: getValues('measure') }, known, held) ?? true },
  })
  const parts = partsOf(field.value)
  const measure = watch('measure')
  const write = (next: typeof parts) => field.onChange(partsText(next))
  const options = open?.filter(({ settleNo }) => !parts.some((part) => part.settleNo === settleNo)).map(optionOf)
  return (
    <div className={css.settlements}>
      <Field
        label={texts.search}
        required
        wide
        hint={open?.length === 0 ? texts.noneLeft : texts.searchHint}
        error={fieldState.error?.message}
      >
        {(ids) => (
          <ChoiceCombobox
            {...ids}
            label={texts.search}
            options={options ?? []}
            value=""
            empty={null}
            inputRef={field.ref}
            onChange={(settleNo) => write([...parts, { settleNo, planItemId: '', amt: '' }])}
            onBlur={field.onBlur}
          />
        )}
      </Field>
      {parts.length > 0 && ready && (
        <>
          <ul aria-label={texts.settlementGroup}>
            {parts.map((part) => (
              <SettlementRow
                key={`${part.settleNo} ${part.planItemId}`}
                part={part}
                known={known}
                held={held}
                typed={measure === 'EACH'}
                onChange={(changed) => write(parts.map((one) => (isSame(one, part) ? changed : one)))}
                onRemove={() => write(parts.filter((one) => !isSame(one, part)))}
              />
            ))}
          </ul>
          <p className={css.sums} role="status">
            {texts.chosenTotal(formatCount(parts.length), formatMoney(payableInAll(field.value, known, held)))}
          </p>
        </>
      )}
    </div>
  )
}
