import { formatCount, formatMoney, sumFigures } from '../../../../ui/format/decimal'
import { accountOf } from '../rows'
import { texts } from '../texts'
import type { PaymentDraftFragment } from './form.generated'
import css from './form.module.css'

interface Props {
  /** Null while nobody knows. */
  drafts: readonly PaymentDraftFragment[] | null
  /** Why it would be refused. */
  refusal: string | null
  /** Whether there is something to work out. */
  asked: boolean
  title: (drafts: readonly PaymentDraftFragment[]) => string
}

/** How many payments there will be, and what they come to. */
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

/** Who will get how much for how many waybills, on which account, and which waybill gets a part only. */
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
