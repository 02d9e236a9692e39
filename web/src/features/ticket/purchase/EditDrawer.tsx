import { useCommand } from '../../../apollo/useCommand'
import { formatDateTime } from '../../../ui/format/date'
import { EditForm, type EditProps } from '../booking'
import { useTicketForm } from '../form'
import { changeableOf, changeOf } from './fields'
import { kind } from './kind'
import { ChangeableFields } from './PurchaseFields'
import { UpdateTicketPurchaseDocument } from './purchase.generated'

/** 修改购票: what does not move tickets. */
export function EditDrawer(props: EditProps) {
  const { run } = useCommand(UpdateTicketPurchaseDocument)
  const { choices } = useTicketForm()
  return (
    <EditForm
      {...props}
      kind={kind}
      valuesOf={changeableOf}
      save={(values, purchase, version) => run({ input: changeOf(values, purchase, version) })}
    >
      {({ boughtAt }) => (
        <ChangeableFields suppliers={choices?.suppliers ?? []} boughtOn={formatDateTime(boughtAt).slice(0, 10)} />
      )}
    </EditForm>
  )
}
