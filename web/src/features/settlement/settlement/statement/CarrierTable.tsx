import { memo } from 'react'
import { formatCount, formatMoney, formatPrice, formatQuantity } from '../../../../ui/format/decimal'
import { texts } from '../texts'
import css from './statement.module.css'
import { type Carrier, type Day, prepaidOf, quantityText, trucksOf } from './sums'

/** Trucks of one day, with a sum for more than one line. */
function DayRows({ day }: { day: Day }) {
  const several = day.detailDetail.length > 1
  return (
    <tbody>
      {day.detailDetail.map((truck, index) => (
        <tr key={`${truck.truckCode} ${truck.weightUnit} ${truck.settlePrice}`}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={day.detailDetail.length + (several ? 1 : 0)}>
              {day.createDatetime}
            </th>
          )}
          <td>{truck.truckCode}</td>
          <td data-number>{formatCount(truck.settleCnt)}</td>
          <td data-number>{formatQuantity(truck.weightTons, truck.weightUnit)}</td>
          <td>{texts.units[truck.weightUnit]}</td>
          <td data-number>{formatPrice(truck.settlePrice, truck.weightUnit)}</td>
          <td data-number>{formatMoney(truck.payeePrice)}</td>
          <td data-number>{formatMoney(truck.totalAmt)}</td>
        </tr>
      ))}
      {several && (
        <tr className={css.subtotal}>
          <td>{texts.subtotal}</td>
          <td data-number>{formatCount(day.cnt)}</td>
          <td data-number>{quantityText(day.detailDetail)}</td>
          <td colSpan={2} />
          <td data-number>{formatMoney(prepaidOf(day.detailDetail))}</td>
          <td data-number>{formatMoney(day.totalAmt)}</td>
        </tr>
      )}
    </tbody>
  )
}

/** Carrier's part of a statement, by date and truck. */
export const CarrierTable = memo(function CarrierTable({ carrier }: { carrier: Carrier }) {
  const trucks = trucksOf(carrier)
  return (
    <div className={css.carrier}>
      <h3>
        {texts.carrier} <strong>{carrier.carrierName}</strong>
        <span className="tf-number">{texts.waybills(formatCount(carrier.cnt))}</span>
        <span className="tf-number">{texts.yuan(formatMoney(carrier.amt))}</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={`${texts.carrier} ${carrier.carrierName}`}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{texts.date}</th>
              <th scope="col">{texts.truckCode}</th>
              <th scope="col" data-number>
                {texts.fields.settleCnt}
              </th>
              <th scope="col" data-number>
                {texts.quantity}
              </th>
              <th scope="col">{texts.unit}</th>
              <th scope="col" data-number>
                {texts.price}
              </th>
              <th scope="col" data-number>
                {texts.prepaid}
              </th>
              <th scope="col" data-number>
                {texts.accounted}
              </th>
            </tr>
          </thead>
          {carrier.detail.map((day) => (
            <DayRows key={day.createDatetime} day={day} />
          ))}
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {texts.sum}
              </th>
              <td data-number>{formatCount(carrier.cnt)}</td>
              <td data-number>{quantityText(trucks)}</td>
              <td colSpan={2} />
              <td data-number>{formatMoney(prepaidOf(trucks))}</td>
              <td data-number>{formatMoney(carrier.amt)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  )
})
