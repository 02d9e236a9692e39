import { paymentFields } from '../gql/fields/payment.generated'
import { columnsOf, hidden } from '../kit/columns'
import { FactsOf } from '../kit/facts'
import { PartTable } from '../kit/PartTable'
import ComboChart from '../ui/charts/ComboChart'
import { CardedTable } from '../ui/data-table/cards/CardedTable'
import { cardOf } from '../ui/data-table/cards/cardOf'
import { useLocalList } from '../ui/list/useLocalList'
import { useSelection } from '../ui/list/useSelection'
import MapView from '../ui/map/MapView'
import css from './gallery.module.css'
import { money, type Sample, samples } from './samples'

export const columns = columnsOf<Sample>()(paymentFields, {
  paymentNo: { width: 150, pin: 'start', rowHeader: true },
  status: 90,
  payeeName: 220,
  tons: { header: '方量', width: 100, kind: 'quantity', cell: ({ tons }) => tons, unit: '方' },
  amt: { width: 140, sum: ({ amt }) => amt },
  remark: 260,
  createTime: hidden(134),
})

export const card = { state: 'status', facts: ['payeeName', 'tons'], amount: 'amt' }
const rowKey = ({ id }: Sample) => id
const nameOf = ({ paymentNo }: Sample) => paymentNo
const common = { label: '付款单', columns, card: cardOf(columns, card), rowKey, rowName: nameOf }

/** List: with rows, sums and a selection; loading, empty and failed. */
export function Tables() {
  const list = useLocalList({ filters: {}, sort: [{ field: 'AMT', direction: 'DESC' }] })
  const selection = useSelection(rowKey)
  return (
    <>
      <div className={css.table}>
        <CardedTable
          {...common}
          id="gallery-rows"
          rows={samples}
          total={1240}
          list={list}
          selection={{
            ...selection,
            has: (key) => key === '1',
            rows: new Map(samples.slice(1, 2).map((row) => [row.id, row])),
          }}
          selectionSums={[{ label: '付款金额', kind: 'money', of: ({ amt }) => amt }]}
          querySums={{ amt: money('13581493.20') }}
        />
      </div>
      <div className={css.table}>
        <CardedTable {...common} id="gallery-waiting" rows={undefined} loading />
      </div>
      <div className={css.table}>
        <CardedTable {...common} id="gallery-empty" rows={[]} total={0} emptyText="还没有付款单" />
      </div>
      <div className={css.table}>
        <CardedTable {...common} id="gallery-failed" rows={undefined} error={new Error('加载超时，请重试')} />
      </div>
    </>
  )
}

/** Parts of a record: a small table, and facts by field names. */
export function Parts() {
  const [row] = samples
  return (
    <>
      <PartTable label="分到各运单的金额" columns={columns} rows={samples.slice(0, 3)} rowKey={rowKey} />
      {row && (
        <FactsOf
          title="付款"
          fields={paymentFields}
          of={row}
          facts={['paymentNo', 'status', 'amt', 'createTime', 'remark']}
        />
      )}
    </>
  )
}

const POINTS = ['07', '08', '09', '10', '11'].map((month, index) => ({
  key: month,
  label: `2026-${month}`,
  values: [money(`${(index + 2) * 81000}.00`), money(`${(index + 1) * 64000}.50`), (index + 3) * 120],
}))

/** Bars and lines on two axes. */
export function Charts() {
  return (
    <ComboChart
      title="应收与已付"
      help="按出场月份统计"
      pointName="月份"
      points={POINTS}
      series={[
        { name: '应收', unit: '元', kind: 'money', mark: 'bar' },
        { name: '已付', unit: '元', kind: 'money', mark: 'bar' },
        { name: '车数', unit: '车', kind: 'count', mark: 'line' },
      ]}
      emptyText="没有数据"
    />
  )
}

const WAY = [
  { lng: 114.1, lat: 22.68 },
  { lng: 114.14, lat: 22.66 },
  { lng: 114.2, lat: 22.7 },
]
const LINES = [{ id: 'way', tone: 'way', places: WAY }] as const
const MARKS = [
  { id: 'start', tone: 'start', text: '装', title: '装车 08:00', lng: 114.1, lat: 22.68 },
  { id: 'end', tone: 'end', text: '卸', title: '卸车 09:10', lng: 114.2, lat: 22.7 },
] as const

/** Track with its ends, without map tiles. */
export function Maps() {
  return (
    <div className={css.table}>
      <MapView label="轨迹" tiles={null} lines={LINES} marks={MARKS} vehicle={null} still />
    </div>
  )
}
