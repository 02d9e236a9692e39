import { useDownload } from '../../../apollo/useDownload'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { RowMenu, type RowMenuItem } from '../../../ui/layout/RowMenu'
import { useArrangeItems } from './ArrangeMenu'
import { excelOf, pdfOf } from './documents'
import { statementUrl } from './links'
import { permissions, reasonAgainst, type Settlement, type Verb } from './rows'
import { texts } from './texts'
import { useVerbs } from './verbs'

/** One verb of a row; when it cannot be done it says why. */
function VerbAction({ verb, settlement, children }: { verb: Verb; settlement: Settlement; children: string }) {
  const { start, running } = useVerbs()
  const waiting = running === settlement.id ? texts.waiting : null
  return (
    <RowAction
      permission={permissions[verb]}
      disabledReason={waiting ?? reasonAgainst(verb, settlement)}
      onClick={() => start(verb, settlement)}
    >
      {children}
    </RowAction>
  )
}

/** What can be done with a settlement of the list. */
export function SettlementActions({ settlement }: { settlement: Settlement }) {
  const { start, running } = useVerbs()
  const download = useDownload()
  const arrangeItems = useArrangeItems()
  const { id, settleNo } = settlement
  const waiting = running === id ? texts.waiting : null
  const downloading = download.running ? texts.waiting : null
  const verbItem = (verb: Verb, label: string): RowMenuItem => ({
    value: verb,
    label,
    permission: permissions[verb],
    disabledReason: waiting ?? reasonAgainst(verb, settlement),
    onSelect: () => start(verb, settlement),
  })
  const fileItem = (value: string, label: string, file: ReturnType<typeof pdfOf>): RowMenuItem => ({
    value,
    label,
    disabledReason: downloading,
    onSelect: () => void download.run(...file),
  })
  return (
    <RowActions>
      <RowAction to={statementUrl([id])}>{texts.view}</RowAction>
      <VerbAction verb="approve" settlement={settlement}>
        {texts.approve}
      </VerbAction>
      <VerbAction verb="reject" settlement={settlement}>
        {texts.reject}
      </VerbAction>
      <RowMenu
        items={[
          verbItem('setPayee', settlement.lackingPayeeCount ? texts.setPayee : texts.changePayee),
          ...arrangeItems([settlement]),
          fileItem('export', texts.export, excelOf(id, settleNo)),
          fileItem('pdf', texts.pdf, pdfOf(id)),
          verbItem('delete', texts.remove),
        ]}
      >
        {texts.more}
      </RowMenu>
    </RowActions>
  )
}
