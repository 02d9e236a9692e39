import { useCommand } from '../../../apollo/useCommand'
import { EditForm, type EditProps } from '../booking'
import { ChangeableFields } from './CollectionFields'
import { UpdateTicketCollectionDocument } from './collection.generated'
import { changeableOf, changeOf } from './fields'
import { kind } from './kind'

/** 修改领票: what does not move tickets. */
export function EditDrawer(props: EditProps) {
  const { run } = useCommand(UpdateTicketCollectionDocument)
  return (
    <EditForm
      {...props}
      kind={kind}
      valuesOf={changeableOf}
      save={(values, collection, version) => run({ input: changeOf(values, collection, version) })}
    >
      {() => <ChangeableFields />}
    </EditForm>
  )
}
