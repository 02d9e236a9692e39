import { driverFields, driverFilter } from '../../../gql/fields/fleet.generated'
import type { DriverFilter } from '../../../gql/types.generated'
import { baseDataKind } from '../../../kit/basedata/kind'
import { enabledColumn } from '../../../kit/basedata/looks'
import { figures } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { ImportButton } from '../../import/data'
import {
  DeleteDriverDocument,
  type DriverRowFragment,
  DriversDocument,
  RestoreDriverDocument,
  RetireDriverDocument,
} from './driver.generated'
import { driverForm } from './form'

type Driver = DriverRowFragment

export const columns = columnsOf<Driver>()(driverFields, {
  name: { width: 130, pin: 'start', rowHeader: true },
  enabled: enabledColumn,
  mobile: { width: 140, cell: ({ mobile }) => figures(mobile) },
  captainName: 130,
  isOpenWallet: 130,
  createTime: hidden(160),
  updateTime: 160,
})

const drivers = baseDataKind<Driver>()({
  form: driverForm,
  param: 'driver',
  list: {
    id: 'drivers',
    document: DriversDocument,
    pick: (data) => data.drivers,
    columns,
    facts: ['captainName', 'mobile'],
    search: searchOf<DriverFilter>()(driverFilter, {
      name: true,
      mobile: true,
      captainName: true,
      isOpenWallet: true,
      enabled: true,
    }),
    sort: [{ field: 'NAME', direction: 'ASC' }],
    exported: 'DRIVERS',
    Toolbar: () => <ImportButton kind="DRIVER" />,
  },
  about: ({ captainName, mobile }) => [captainName, mobile],
  facts: () => ['captainName', 'mobile', 'isOpenWallet'],
  retire: RetireDriverDocument,
  restore: RestoreDriverDocument,
  remove: DeleteDriverDocument,
  changes: ['Driver'],
})

/** 司机: the drivers of the company's captains. */
export default function DriverPage() {
  return <RecordListPage kind={drivers} />
}
