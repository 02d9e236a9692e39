import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { of } from 'rxjs'
import { paymentFields, paymentFilter } from '../gql/fields/payment.generated'
import type { PaymentFilter } from '../gql/types.generated'
import { CodeBadge } from '../kit/cells'
import { FactsOf } from '../kit/facts'
import { AddDrawer, nothingAsked } from '../kit/form/AddDrawer'
import { EditDrawer } from '../kit/form/EditDrawer'
import { PagedPart } from '../kit/PagedPart'
import { PartTable } from '../kit/PartTable'
import { recordKind, recordList } from '../kit/record/kind'
import { RecordListPage } from '../kit/record/RecordListPage'
import { RecordTable } from '../kit/record/RecordTable'
import { oneOf } from '../kit/record/useRecord'
import { searchOf } from '../kit/search'
import { ExportsContext } from '../shell/exports'
import { type Viewer, ViewerContext } from '../shell/viewer'
import { AmountField, TextField } from '../ui/form/fields'
import type { Money } from '../ui/format/decimal'
import { Money as Amount } from '../ui/format/Numbers'
import { late } from '../ui/late'
import { money, type Sample, samples } from './samples'
import { card, columns } from './tables'

interface Page {
  payments: { records: Sample[]; total: number; summary: { amt: Money } }
}

const SAMPLES: TypedDocumentNode<Page, OperationVariables> = gql`
  query GallerySamples {
    payments {
      records
      total
      summary
    }
  }
`
const SAMPLE: TypedDocumentNode<{ payment: Sample }, { id: string }> = gql`
  query GallerySample {
    payment
  }
`

const SOIL = {
  __typename: 'Soil',
  id: '1',
  name: '淤泥',
  tonsPerCubic: '1.650',
  sort: 3,
  mergedIntoName: null,
  mergedNames: ['流泥'],
  enabled: true,
  version: 1,
  createTime: '2026-10-01T08:00:00+08:00',
  updateTime: '2026-11-28T08:00:00+08:00',
  allowedActions: ['update', 'merge', 'retire'],
  uses: [{ __typename: 'Use', label: '运单', count: 1240 }],
  history: [],
}

const ANSWERS: Record<string, object> = {
  GallerySamples: { payments: { records: samples, total: 1240, summary: { amt: money('13581493.20') } } },
  GallerySample: { payment: samples[1] },
  Soils: {
    soils: {
      __typename: 'SoilPage',
      records: [SOIL],
      total: 1,
      summary: { __typename: 'SoilSummary', enabledCount: 1 },
    },
  },
  Soil: { soil: SOIL },
  SavedViews: { savedViews: [] },
  ExportColumns: { sheet: { name: 'PAYMENTS', columns: [] } },
}

/** Client of a made-up server with the samples. */
const client = new ApolloClient({
  link: new ApolloLink(({ operationName = '' }) => of({ data: ANSWERS[operationName] ?? {} })),
  cache: new InMemoryCache(),
  defaultOptions: { watchQuery: { fetchPolicy: 'no-cache' }, query: { fetchPolicy: 'no-cache' } },
})

const one = oneOf(SAMPLE, (data) => data.payment)
const search = searchOf<PaymentFilter>()(paymentFilter, { paymentNo: true, status: true, createTime: true })
const list = {
  document: SAMPLES,
  pick: (data: Page) => data.payments,
  columns,
  card,
  search,
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
  exported: 'PAYMENTS',
} as const

const fields = (
  <>
    <TextField name="payeeName" label="收款人" required />
    <AmountField name="amt" label="付款金额" required />
  </>
)

const kind = recordKind<Sample>()({
  texts: { title: '付款单', empty: '还没有付款单', add: '登记付款单' },
  param: 'payment',
  nameOf: ({ paymentNo }) => paymentNo,
  list: {
    ...list,
    id: 'gallery-payments',
    sums: [{ label: '付款金额', kind: 'money', unit: '元', total: ({ amt }) => amt, of: ({ amt }) => amt }],
    selectionSums: ['amt'],
  },
  one,
  head: (row) => ({
    state: <CodeBadge field={paymentFields.status} value={row.status} />,
    amount: <Amount value={row.amt} />,
    about: [row.payeeName, row.remark],
  }),
  Detail: ({ row }) => (
    <>
      <FactsOf
        title="付款"
        fields={paymentFields}
        of={row}
        facts={['paymentNo', 'payeeName', 'createTime', 'remark']}
      />
      <PagedPart document={SAMPLES} variables={{}} pick={(data) => data.payments}>
        {({ records }) => (
          <PartTable label="分到各运单的金额" columns={columns} rows={records} rowKey={({ id }) => id} />
        )}
      </PagedPart>
    </>
  ),
  verbs: {
    verbs: { submit: { label: '提交审核' }, pay: { label: '登记付款' }, remove: { label: '删除', danger: true } },
    first: () => 'submit',
    about: ({ paymentNo }) => paymentNo,
    width: 190,
    changes: ['Payment'],
  },
  Add: ({ onClose, onSaved }) => (
    <AddDrawer
      title="登记付款单"
      submit="保存"
      permission=""
      defaultValues={{ payeeName: '王建国', amt: '' }}
      asked={nothingAsked}
      save={async () => null}
      {...{ onClose, onSaved }}
    >
      {() => fields}
    </AddDrawer>
  ),
  Edit: (props) => (
    <EditDrawer
      {...props}
      one={one}
      title="修改付款单"
      missing="没有找到付款单"
      permission=""
      labels={{ payeeName: '收款人', amt: '付款金额' }}
      nameOf={({ paymentNo }) => paymentNo}
      valuesOf={({ payeeName, amt }: Sample) => ({ payeeName, amt: String(amt) })}
      save={async () => null}
    >
      {() => fields}
    </EditDrawer>
  ),
})

const viewer = { id: '1', company: { id: '1' } } as unknown as Viewer
const exported = { watch: () => undefined, show: () => undefined }

function Around({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <ViewerContext value={viewer}>
        <ExportsContext value={exported}>{children}</ExportsContext>
      </ViewerContext>
    </ApolloProvider>
  )
}

/** Page of a kind of record, made from its declaration. */
export const RecordPage = () => (
  <Around>
    <RecordListPage kind={kind} />
  </Around>
)

const inTab = recordList<Sample>()({ ...list, id: 'gallery-tab' })

/** A list within another page. */
export const TabList = () => (
  <Around>
    <RecordTable list={inTab} nameOf={kind.nameOf} label="付款单" empty="还没有付款单" />
  </Around>
)

const SoilPage = late(() => import('../features/project/soil/page'))

/** Page of a kind of base data, with soils as the example. */
export const BaseDataPage = () => (
  <Around>
    <SoilPage />
  </Around>
)
