import { useQuery } from '@apollo/client/react'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { ExcavatorRecordDocument } from '../excavator.generated'
import { texts } from '../texts'
import { RecordForm } from './RecordForm'

interface Props {
  id: string
  onClose: () => void
  onSaved: () => void
}

/** The form of a record that an address names, as it stands by now. */
export function RecordEdit({ id, onClose, onSaved }: Props) {
  const { data, error, refetch } = useQuery(ExcavatorRecordDocument, { variables: { id }, fetchPolicy: 'network-only' })
  return (
    <DrawerGate
      title={texts.edit}
      missing={texts.missing}
      found={data?.excavatorRecord}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(record) => <RecordForm key={record.version} record={record} onClose={onClose} onSaved={onSaved} />}
    </DrawerGate>
  )
}
