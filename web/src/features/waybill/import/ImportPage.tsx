import { ImportView } from '../../import/kit'
import { source } from './source'

/** 运单导入: sheets of waybills that third parties keep. */
export default function ImportPage() {
  return <ImportView source={source} />
}
