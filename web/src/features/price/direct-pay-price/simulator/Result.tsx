import { formatPrice, type PriceUnit } from '../../../../ui/format/decimal'
import { Group } from '../../../../ui/layout/Group'
import css from '../../price.module.css'
import type { SimulatePriceQuery } from '../insight.generated'
import { texts } from '../texts'

interface Props {
  result: SimulatePriceQuery['simulatePrice']
  /** Unit of the trip. */
  unit: PriceUnit
  onPrice: (id: string) => void
}

/** Price that a trip would have, with the reason for each source. */
export function Result({ result: { price, source, steps }, unit, onPrice }: Props) {
  return (
    <Group title={texts.simulated} aria-live="polite">
      <p className={css.result}>
        {price !== null && source ? (
          <>
            <strong className="tf-number">{formatPrice(price, unit)}</strong> {texts.sources[source]}
          </>
        ) : (
          texts.simulatedNone
        )}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{texts.source}</th>
            <th scope="col" data-number>
              {texts.price}
            </th>
            <th scope="col">{texts.why}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.source}>
              <th scope="row">{texts.sources[step.source]}</th>
              <td data-number>{formatPrice(step.price, unit)}</td>
              <td>
                <span className={css.verdict} data-taken={step.verdict === 'TAKEN' || undefined}>
                  {step.reason}
                </span>{' '}
                {step.source === 'DIRECT_PAY' && step.ref && <RefLink id={step.ref} onPrice={onPrice} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Group>
  )
}

function RefLink({ id, onPrice }: { id: string; onPrice: (id: string) => void }) {
  return (
    <button type="button" className={css.link} onClick={() => onPrice(id)}>
      {texts.openLink}
    </button>
  )
}
