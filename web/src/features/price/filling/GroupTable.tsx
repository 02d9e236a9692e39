import { useState } from 'react'
import { AmountField } from '../../../ui/form/fields'
import { formatMinute } from '../../../ui/format/date'
import { formatCount, formatQuantity } from '../../../ui/format/decimal'
import { texts as units } from '../../../ui/format/texts'
import looks from '../../../ui/layout/looks.module.css'
import css from '../price.module.css'
import type { Priceable, PriceGroup } from './groups'
import { modes, texts } from './texts'

const told = ({ projectName, truckCode, goDatetime, weightTons, weightType }: Priceable) =>
  [
    projectName,
    truckCode,
    formatMinute(goDatetime),
    `${formatQuantity(weightTons, weightType)} ${units.units[weightType]}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Fields for prices of single waybills, shown on request. */
function OneByOne({ group }: { group: PriceGroup }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={css.single} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.oneByOne(formatCount(group.waybills.length))}</summary>
      {open && (
        <>
          <p className={css.fillingNote}>{texts.oneHint}</p>
          {group.waybills.map((waybill) => (
            <AmountField
              key={waybill.id}
              name={`prices.${waybill.id}`}
              label={waybill.no}
              unit={group.unit}
              hint={told(waybill)}
            />
          ))}
        </>
      )}
    </details>
  )
}

function GroupRows({ group }: { group: PriceGroup }) {
  const { key, tpMode, goSoilType, unit, quantity, waybills } = group
  return (
    <tbody>
      <tr>
        <th scope="row">{modes[tpMode]}</th>
        <td>{goSoilType}</td>
        <td>{units.units[unit]}</td>
        <td data-number>{formatCount(waybills.length)}</td>
        <td data-number>{`${formatQuantity(quantity, unit)} ${units.units[unit]}`}</td>
        <td className={css.price}>
          <AmountField
            name={`groups.${key}`}
            label={texts.priceFor(modes[tpMode], goSoilType, units.units[unit])}
            unit={unit}
          />
        </td>
      </tr>
      {waybills.length > 1 && (
        <tr>
          <td colSpan={6}>
            <OneByOne group={group} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** Row for the waybills that one price may be for: of one mode, soil and unit. */
export function GroupTable({ groups }: { groups: readonly PriceGroup[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section className={looks.scroll} aria-label={texts.title} tabIndex={0}>
      <table className={css.fillingTable}>
        <thead>
          <tr>
            <th scope="col">{texts.mode}</th>
            <th scope="col">{texts.soil}</th>
            <th scope="col">{texts.unit}</th>
            <th scope="col" data-number>
              {texts.count}
            </th>
            <th scope="col" data-number>
              {texts.quantity}
            </th>
            <th scope="col">{texts.price}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows key={group.key} group={group} />
        ))}
      </table>
    </section>
  )
}
