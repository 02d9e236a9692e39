import { VerbButton, VerbMenu } from '../../../../kit/verbs/VerbButtons'
import { LuDownload, LuFileText } from '../../../../ui/icons'
import type { Settlement } from '../rows'
import { texts } from '../texts'
import { ARRANGING, verbs } from '../verbs'
import css from './statement.module.css'

/** Verbs of an open settlement: the next step is emphasised, and verbs that change nothing are set apart. */
export function StatementButtons({ settlement }: { settlement: Settlement }) {
  const of = { kind: verbs, rows: [settlement], size: 'xs' } as const
  const { status } = settlement
  const canPlan = verbs.verbs.plan.against?.([settlement]) === null
  return (
    <>
      {status === 'PENDING' && <VerbButton {...of} verb="approve" variant="solid" />}
      {status === 'PENDING' && <VerbButton {...of} verb="setPayee" />}
      {status === 'APPROVED' && <VerbButton {...of} verb="pay" variant="solid" />}
      {canPlan && <VerbButton {...of} verb="plan" />}
      {(status === 'PENDING' || status === 'APPROVED') && <VerbButton {...of} verb="reject" />}
      <span className={css.quiet}>
        <VerbButton {...of} verb="waybills" variant="ghost" />
        <VerbMenu {...of} verbs={ARRANGING} label={texts.arrange} variant="ghost" />
        <VerbButton {...of} verb="export" variant="ghost" icon={<LuDownload aria-hidden />} />
        <VerbButton {...of} verb="pdf" variant="ghost" icon={<LuFileText aria-hidden />} />
      </span>
    </>
  )
}
