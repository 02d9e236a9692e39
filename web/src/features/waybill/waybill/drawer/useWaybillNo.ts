import { useQuery } from '@apollo/client/react'
import { WaybillDocument } from '../waybill.generated'

/** Number of the open waybill, once it is loaded. */
export function useWaybillNo(id: string | null): string | undefined {
  const { data } = useQuery(WaybillDocument, { variables: { id: id ?? '' }, skip: !id })
  return data?.waybill?.no
}
