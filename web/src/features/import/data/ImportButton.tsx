import { useNavigate } from 'react-router-dom'
import type { DataImportKind } from '../../../gql/types.generated'
import { LuFileInput } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { dataImportUrl, permissionOf } from '../kinds'
import { texts } from './texts'

/** Link from a list to the import of its rows. */
export function ImportButton({ kind }: { kind: DataImportKind }) {
  const navigate = useNavigate()
  return (
    <Button
      variant="outline"
      permission={permissionOf(kind)}
      icon={<LuFileInput aria-hidden />}
      onClick={() => navigate(dataImportUrl(kind))}
    >
      {texts.import}
    </Button>
  )
}
