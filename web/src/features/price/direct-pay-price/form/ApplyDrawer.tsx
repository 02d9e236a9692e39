import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import { useCommand } from '../../../../apollo/useCommand'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { toast } from '../../../../ui/feedback/toastStore'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { ApplyDirectPayPriceDocument, PriceProjectsDocument, type PriceProjectsQuery } from '../price.generated'
import { texts } from '../texts'
import { emptyValues, inputOf, type Values } from './fields'
import { PriceForm } from './PriceForm'

interface Props {
  projectInfoId?: string
  /** Known values, for example of a gap in the coverage, with the name of its site. */
  known?: Partial<Values> & { garbageName?: string | null }
  onClose: () => void
  onSaved: () => void
}

function Application({ projects, known, projectInfoId, onClose, onSaved }: Props & PriceProjectsQuery) {
  const { run } = useCommand(ApplyDirectPayPriceDocument)
  const { garbageName = null, ...values } = known ?? {}
  const form = useServerForm<Values>({
    defaultValues: { ...emptyValues, projectInfoId: projectInfoId ?? '', ...values },
    onSubmit: async (filled) => {
      const done = await run({ input: inputOf(filled) })
      if (!done) return false
      toast.success(texts.added)
      onSaved()
      onClose()
    },
  })
  return (
    <PriceForm
      title={texts.apply}
      submitText={texts.submit}
      form={form}
      projects={projects}
      present={{ garbageName }}
      onClose={onClose}
    />
  )
}

/** 申请直付价. */
export function ApplyDrawer(props: Props) {
  const { data, error, refetch } = useQuery(PriceProjectsDocument)
  if (data) return <Application {...props} projects={data.projects} />
  // One drawer from beginning to end: a second one in its place would be closed with the first.
  if (!error) return null
  return (
    <SideDrawer open width="640px" title={texts.apply} onClose={props.onClose}>
      {/* A failed retry is reported as `error`. */}
      <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
    </SideDrawer>
  )
}
