import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { VerbButton } from '../../../../kit/verbs/VerbButtons'
import { formatDateTime } from '../../../../ui/format/date'
import { formatMoney } from '../../../../ui/format/decimal'
import { approverOf } from '../../../company/settings'
import { statementUrl } from '../../addresses'
import { PartNote } from '../../part'
import { texts } from '../texts'
import { verbs } from '../verbs'
import { PriceSources } from './PriceSources'
import type { StatementHeadQuery } from './statement.generated'
import css from './statement.module.css'

export type Head = NonNullable<StatementHeadQuery['settlement']>

const { fields } = texts

/** Facts above the carriers of a statement. */
export function StatementHead({ head }: { head: Head }) {
  const live = head.status !== 'REJECTED' && head.status !== 'SUPERSEDED'
  const number = (text: string | null) => <span className="tf-number">{text}</span>
  const lines: [string, ReactNode, wide?: true][] = [
    [fields.projectName, head.projectName],
    [fields.companyAuthName, head.companyAuthName],
    [fields.agentName, head.agentName],
    [fields.settleName, head.settleName],
    [fields.payee, head.payee?.payeeName],
    [fields.paidAmt, head.paidAmt && number(texts.yuan(formatMoney(head.paidAmt)))],
    [fields.createTime, number(formatDateTime(head.createTime))],
    [fields.auditTime, head.auditTime && number(approverOf(formatDateTime(head.auditTime), head))],
  ]
  if (live) lines.push([fields.priceSource, <PriceSources key="sources" id={head.id} />, true])
  if (head.reason) lines.push([fields.reason, head.reason, true])
  if (head.successor) {
    const { id, settleNo } = head.successor
    const link = (
      <Link key="successor" to={statementUrl([id])}>
        {settleNo}
      </Link>
    )
    lines.push([fields.successor, link, true])
  }
  return (
    <>
      <PartNote of={head} />
      <dl className={css.head}>
        {lines.map(([label, value, wide]) => (
          <div key={label} data-wide={wide}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
        <div data-wide>
          <dt>{fields.remark}</dt>
          <dd>
            <span className={css.remark}>
              <span data-empty={!head.remark || undefined}>{head.remark || texts.noRemark}</span>
              <VerbButton kind={verbs} rows={[head]} verb="remark" variant="plain" size="xs" />
            </span>
          </dd>
        </div>
      </dl>
    </>
  )
}
