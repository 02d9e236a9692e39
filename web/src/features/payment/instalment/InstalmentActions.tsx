import { useDownload } from '../../../apollo/useDownload'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { RowMenu } from '../../../ui/layout/RowMenu'
import { PAY } from '../payment'
import { payUrl, pdfOf, reasonAgainstPaying } from './pay'
import type { Instalment } from './rows'
import { texts } from './texts'
import { usePlanVerbs } from './verbs'

/** What can be done with an instalment of the list. */
export function InstalmentActions({ instalment }: { instalment: Instalment }) {
  const { view, change } = usePlanVerbs()
  const download = useDownload()
  const { settlementId } = instalment
  return (
    <RowActions>
      <RowAction onClick={() => view(settlementId)}>{texts.view}</RowAction>
      <RowAction to={payUrl(instalment)} permission={PAY} disabledReason={reasonAgainstPaying(instalment)}>
        {texts.pay}
      </RowAction>
      <RowMenu
        items={[
          {
            value: 'change',
            label: texts.change,
            permission: PAY,
            onSelect: () => change(settlementId),
          },
          {
            value: 'pdf',
            label: texts.pdf,
            disabledReason: download.running ? texts.waiting : null,
            onSelect: () => void download.run(...pdfOf(settlementId)),
          },
        ]}
      >
        {texts.more}
      </RowMenu>
    </RowActions>
  )
}
