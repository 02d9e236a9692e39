import { priceSourceCodes } from '../../../../gql/fields/settlement.generated'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { LuTriangleAlert } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import css from '../receipt.module.css'
import { ExcludedWaybills } from './ExcludedWaybills'
import { texts } from './texts'
import type { Preview } from './usePreview'

interface Props {
  preview: Preview
  onTypePrices: (waybillIds: readonly string[]) => void
}

function Groups({ preview }: { preview: Preview }) {
  return (
    <table className={css.previewTable}>
      <caption>{texts.groups}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.project}</th>
          <th scope="col" className={css.agent}>
            {texts.agent}
          </th>
          <th scope="col" className={css.previewNumber}>
            {texts.count}
          </th>
          <th scope="col" className={css.previewNumber}>
            {texts.money}
          </th>
        </tr>
      </thead>
      <tbody>
        {preview.groups.map((group) => (
          <tr key={`${group.projectInfoId} ${group.agentName}`}>
            <td>{group.projectName}</td>
            <td>{group.agentName}</td>
            <td className={css.previewNumber}>{formatCount(group.settleCnt)}</td>
            <td className={css.previewNumber}>{formatMoney(group.settleAmt)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {texts.total}
          </th>
          <td className={css.previewNumber}>{formatCount(preview.settleCnt)}</td>
          <td className={css.previewNumber}>{formatMoney(preview.settleAmt)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Sources({ preview }: { preview: Preview }) {
  return (
    <table className={css.previewTable}>
      <caption>{texts.sources}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.source}</th>
          <th scope="col" className={css.previewNumber}>
            {texts.count}
          </th>
          <th scope="col" className={css.previewNumber}>
            {texts.money}
          </th>
        </tr>
      </thead>
      <tbody>
        {preview.bySource.map((row) => (
          <tr key={row.source}>
            <td>{priceSourceCodes[row.source]}</td>
            <td className={css.previewNumber}>{formatCount(row.count)}</td>
            <td className={css.previewNumber}>{formatMoney(row.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Amounts and counts of the future settlements, then everything that needs attention. */
export function PreviewContent({ preview, onTypePrices }: Props) {
  const unpriced = preview.excluded.filter((waybill) => waybill.reason === 'UNPRICED').map((waybill) => waybill.id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the screen is scrolled by keyboard too
    <section className={css.content} aria-label={texts.title} tabIndex={0}>
      <p className={css.summary} role="status">
        <span>{texts.summary(formatCount(preview.groups.length), formatCount(preview.settleCnt))}</span>
        <span>
          {texts.amount} <b className="tf-number">{formatMoney(preview.settleAmt)}</b>
        </span>
      </p>
      {unpriced.length > 0 && (
        <p className={css.warning}>
          <LuTriangleAlert aria-hidden size={16} />
          <span>{texts.unpriced(formatCount(unpriced.length))}</span>
          <Button size="xs" permission="chain:garbagecustomersales:edit" onClick={() => onTypePrices(unpriced)}>
            {texts.typePrices}
          </Button>
        </p>
      )}
      {preview.lackingPayeeIds.length > 0 && (
        <p className={css.warning}>
          <LuTriangleAlert aria-hidden size={16} />
          <span>{texts.lacking(formatCount(preview.lackingPayeeIds.length))}</span>
        </p>
      )}
      {preview.groups.length > 0 && (
        <>
          <Groups preview={preview} />
          <Sources preview={preview} />
        </>
      )}
      <ExcludedWaybills preview={preview} />
    </section>
  )
}
