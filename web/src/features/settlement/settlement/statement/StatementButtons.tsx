import { useDownload } from '../../../../apollo/useDownload'
import { LuDownload, LuFileText } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { ArrangeMenu, useArrangeItems } from '../ArrangeMenu'
import { excelOf, pdfOf } from '../documents'
import { permissions, reasonAgainst, type Settlement, type Verb } from '../rows'
import { texts } from '../texts'
import { useVerbs } from '../verbs'
import css from './statement.module.css'

interface VerbProps {
  verb: Verb
  settlement: Settlement
  /** The one verb that most look for. */
  primary?: boolean
  children: string
}

function VerbButton({ verb, settlement, primary, children }: VerbProps) {
  const { start, running } = useVerbs()
  return (
    <Button
      size="xs"
      variant={primary ? 'solid' : undefined}
      permission={permissions[verb]}
      disabledReason={reasonAgainst(verb, settlement)}
      loading={running === settlement.id}
      onClick={() => start(verb, settlement)}
    >
      {children}
    </Button>
  )
}

/** What can be done with a settlement that is being looked at. */
export function StatementButtons({ settlement }: { settlement: Settlement }) {
  const excel = useDownload()
  const pdf = useDownload()
  const waybills = useDrawerParam('waybills')
  const { id, settleNo, status } = settlement
  // What is approved waits for its payment.
  const arrange = useArrangeItems()([settlement])
  const pay = arrange.find(({ value }) => value === 'pay')
  const plan = arrange.find(({ value }) => value === 'plan')
  return (
    <>
      {status === 'PENDING' && (
        <>
          <VerbButton verb="approve" settlement={settlement} primary>
            {texts.approve}
          </VerbButton>
          <VerbButton verb="setPayee" settlement={settlement}>
            {texts.setPayee}
          </VerbButton>
        </>
      )}
      {pay && status === 'APPROVED' && (
        <Button size="xs" variant="solid" disabledReason={pay.disabledReason} onClick={pay.onSelect}>
          {pay.label}
        </Button>
      )}
      {plan && !plan.disabledReason && (
        <Button size="xs" onClick={plan.onSelect}>
          {plan.label}
        </Button>
      )}
      {(status === 'PENDING' || status === 'APPROVED') && (
        <VerbButton verb="reject" settlement={settlement}>
          {texts.reject}
        </VerbButton>
      )}
      <span className={css.quiet}>
        <Button size="xs" variant="ghost" permission="chain:companywaybill:get" onClick={() => waybills.open(id)}>
          {texts.viewWaybills}
        </Button>
        <ArrangeMenu size="xs" variant="ghost" settlements={[settlement]} />
        <Button
          size="xs"
          variant="ghost"
          icon={<LuDownload aria-hidden />}
          loading={excel.running}
          onClick={() => void excel.run(...excelOf(id, settleNo))}
        >
          {texts.export}
        </Button>
        <Button
          size="xs"
          variant="ghost"
          icon={<LuFileText aria-hidden />}
          loading={pdf.running}
          onClick={() => void pdf.run(...pdfOf(id))}
        >
          {texts.pdf}
        </Button>
      </span>
    </>
  )
}
