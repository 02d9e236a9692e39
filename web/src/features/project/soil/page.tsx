import { soilFields as fields, soilFilter } from '../../../gql/fields/project.generated'
import type { SoilFilter } from '../../../gql/types.generated'
import { baseDataKind } from '../../../kit/basedata/kind'
import { enabledColumn } from '../../../kit/basedata/looks'
import { columnsOf, hidden } from '../../../kit/columns'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { formatQuantity } from '../../../ui/format/decimal'
import { ImportButton } from '../../import/data'
import { soilForm } from './form'
import {
  DeleteSoilDocument,
  MergeSoilsDocument,
  RestoreSoilDocument,
  RetireSoilDocument,
  SoilMergeChoicesDocument,
  type SoilRowFragment,
  SoilsDocument,
} from './soil.generated'

type Soil = SoilRowFragment

/** Weight of a cubic metre. */
const densityOf = ({ tonsPerCubic }: Soil) => tonsPerCubic && `${formatQuantity(tonsPerCubic, 'TON')} 吨/方`

export const columns = columnsOf<Soil>()(fields, {
  name: { width: 180, pin: 'start', rowHeader: true },
  enabled: enabledColumn,
  tonsPerCubic: { width: 140, cell: (soil) => densityOf(soil) ?? '—' },
  sort: 100,
  mergedIntoName: 180,
  mergedNames: hidden(180),
  createTime: hidden(160),
  updateTime: 160,
})

const soils = baseDataKind<Soil>()({
  form: soilForm,
  param: 'soil',
  list: {
    id: 'soils',
    document: SoilsDocument,
    pick: (data) => data.soils,
    columns,
    facts: ['tonsPerCubic'],
    search: searchOf<SoilFilter>()(soilFilter, { name: true, enabled: true }),
    sort: [{ field: 'SORT', direction: 'ASC' }],
    exported: 'SOILS',
    Toolbar: () => <ImportButton kind="SOIL" />,
  },
  about: (soil) => [densityOf(soil)],
  facts: (soil) => [[fields.tonsPerCubic.label, densityOf(soil)], 'sort'],
  retire: RetireSoilDocument,
  restore: RestoreSoilDocument,
  remove: DeleteSoilDocument,
  merging: { document: MergeSoilsDocument, choices: SoilMergeChoicesDocument },
  changes: ['Soil'],
})

/** 土质: the soils that the company hauls. */
export default function SoilPage() {
  return <RecordListPage kind={soils} />
}
