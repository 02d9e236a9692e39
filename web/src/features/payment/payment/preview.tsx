import { useEffect, useState } from 'react'
import { useDryRun } from '../../../apollo/useDryRun'
import type { PaymentInput } from '../../../gql/types.generated'
import type { Option } from '../../../ui/form/options'
import { formatCount, formatMoney, sumFigures } from '../../../ui/format/decimal'
import css from '../payments.module.css'
import { CreatePaymentsDocument, type PaymentDraftFragment } from './payment.generated'
import { accountOf } from './rows'
import { texts } from './texts'
import { EVERY, type Held, type Known, type Values, whatIsPaid } from './values'

/** Text that has not changed for a moment. */
export function useSettled<Text extends string | null>(text: Text, pause = 400): Text {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}

function payeeOptions(drafts: readonly PaymentDraftFragment[]): Option[] {
  if (drafts.length < 2) return []
  return [
    { value: EVERY, label: texts.everyPayee },
    ...drafts.map((draft) => ({
      value: draft.payeeId,
      label: texts.payeeOption(draft.payeeName, accountOf(draft), formatMoney(draft.amt)),
    })),
  ]
}

/** Dry run of the payment, after a pause in typing. */
function useTried(asked: string | null) {
  const settled = useSettled(asked)
  const { told, refusal } = useDryRun(
    CreatePaymentsDocument,
    settled === null ? null : { input: JSON.parse(settled) as PaymentInput },
  )
  const isCurrent = asked !== null && asked === settled
  return {
    drafts: (isCurrent && told?.drafts) || null,
    refusal: (isCurrent && refusal?.message) || null,
  }
}

/** Payments that the form would make, and the payees to choose from. */
export function useDrafts(values: Values, known: Known, held: Held) {
  const textOf = (payeeId: string): string | null => {
    const paid = whatIsPaid({ ...values, payeeId }, known, held)
    return paid && JSON.stringify(paid)
  }
  const every = textOf(EVERY)
  const toEvery = useTried(every)
  const toOne = useTried(values.payeeId === EVERY ? null : textOf(values.payeeId))
  // The payees stay while another amount is being computed.
  const [payees, setPayees] = useState<readonly Option[]>([])
  const { drafts } = toEvery
  useEffect(() => {
    if (drafts || every === null) setPayees(payeeOptions(drafts ?? []))
  }, [drafts, every])
  return { asked: every !== null, payees, ...(values.payeeId === EVERY ? toEvery : toOne) }
}

interface Props {
  /** Null until loaded. */
  drafts: readonly PaymentDraftFragment[] | null
  /** Reason why it would be refused. */
  refusal: string | null
  /** Whether the form is complete enough for a dry run. */
  asked: boolean
  title: (drafts: readonly PaymentDraftFragment[]) => string
}

/** Title of the preview: number and sum of the payments. */
export const newTitle = (drafts: readonly PaymentDraftFragment[]): string =>
  texts.previewOf(
    formatCount(drafts.length),
    formatMoney(
      sumFigures(
        'money',
        drafts.map(({ amt }) => amt),
      ),
    ),
  )

/** Preview of payments: payee, account, amount and number of waybills, and the partly paid waybill. */
export function Preview({ drafts, refusal, asked, title }: Props) {
  if (refusal)
    return (
      <p className={`${css.preview} ${css.fault}`} role="alert">
        {refusal}
      </p>
    )
  return (
    <section className={css.preview} role="status" aria-label={texts.preview}>
      {!drafts ? (
        <p>{asked ? texts.previewWaiting : texts.previewIdle}</p>
      ) : (
        <>
          <h3>{title(drafts)}</h3>
          <ul>
            {drafts.map((draft) => (
              <li key={draft.payeeId}>
                <span className={css.who}>
                  <b>{draft.payeeName}</b>
                  <span className="tf-number">{accountOf(draft)}</span>
                  {draft.partNos && <span className={css.part}>{texts.partOf(draft.partNos)}</span>}
                </span>
                <span className={css.much}>
                  <b className="tf-number">{texts.yuan(formatMoney(draft.amt))}</b>
                  <span>{texts.trips(formatCount(draft.waybillCnt))}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
