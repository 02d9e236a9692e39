import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { Button } from '../../../ui/layout/Button'
import { FourEyesDocument, SetFourEyesDocument } from './price.generated'
import { texts } from './texts'

const SWITCH = 'chain:company:setting'

/** 复核: whether another person than the applicant must approve a price. */
export function FourEyesSwitch({ onChanged }: { onChanged: () => void }) {
  const { data, refetch } = useQuery(FourEyesDocument)
  const { run, running } = useCommand(SetFourEyesDocument)
  if (!data) return null
  const on = data.fourEyes
  const change = async () => {
    const [title, content, about] = [texts.fourEyesTitle(!on), texts.fourEyesQuestion(!on), texts.fourEyesAbout(!on)]
    if (!(await confirm({ title, content, about }))) return
    try {
      const answer = await run({ enabled: !on })
      if (!answer) return
      toast.success(answer.setFourEyes.fourEyes === on ? texts.fourEyesOffAsked : texts.set)
      await refetch()
      onChanged()
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <Button
      permission={SWITCH}
      loading={running}
      aria-description={texts.fourEyesHint}
      data-tip={texts.fourEyesHint}
      onClick={() => void change()}
    >
      {on ? texts.fourEyesOn : texts.fourEyesOff}
    </Button>
  )
}
