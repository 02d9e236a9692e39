import { LuDownload, LuFileText } from 'react-icons/lu'
import { useDownload } from '../../../../apollo/useDownload'
import { Button } from '../../../../ui/layout/Button'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { excelOf, pdfOf } from '../documents'
import { permissions, reasonAgainst, type Settlement, type Verb } from '../rows'
import { texts } from '../texts'
import { useVerbs } from '../verbs'
import css from './statement.module.css'

function VerbButton({ verb, settlement, children }: { verb: Verb; settlement: Settlement; children: string }) {
  const { start, running } = useVerbs()
  return (
    <Button
      size="xs"
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
  return (
    <div className={css.actions}>
      {status === 'PENDING' && (
        <>
          <VerbButton verb="approve" settlement={settlement}>
            {texts.approve}
          </VerbButton>
          <VerbButton verb="setPayee" settlement={settlement}>
            {texts.setPayee}
          </VerbButton>
        </>
      )}
      {(status === 'PENDING' || status === 'APPROVED') && (
        <VerbButton verb="reject" settlement={settlement}>
          {texts.reject}
        </VerbButton>
      )}
      <Button size="xs" permission="chain:companywaybill:get" onClick={() => waybills.open(id)}>
        {texts.viewWaybills}
      </Button>
      <Button
        size="xs"
        icon={<LuDownload aria-hidden />}
        loading={excel.running}
        onClick={() => void excel.run(...excelOf(id, settleNo))}
      >
        {texts.export}
      </Button>
      <Button
        size="xs"
        icon={<LuFileText aria-hidden />}
        loading={pdf.running}
        onClick={() => void pdf.run(...pdfOf(id))}
      >
        {texts.pdf}
      </Button>
    </div>
  )
}
