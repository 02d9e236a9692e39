import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import type { ScannedCard } from './columns'
import { RemoveScannedCardsDocument } from './scan.generated'
import { texts } from './texts'

/** Removes cards from the list: row by row after a question, or as the undo of a scan. */
export function useCardRemoval(onRemoved: () => void) {
  const command = useCommand(RemoveScannedCardsDocument)
  const remove = async (cardNos: string[], done: string) => {
    try {
      if (!(await command.run({ cardNos }))) return
      toast.success(done)
      onRemoved()
    } catch (error) {
      toast.failure(error)
    }
  }
  return {
    remove: async (card: ScannedCard) => {
      const { removeTitle: title, removeConfirm: content } = texts
      if (await confirm({ title, content, about: texts.removeAbout(card.cardNo), danger: true }))
        await remove([card.cardNo], texts.removed)
    },
    undo: (cardNos: string[]) => void remove(cardNos, texts.undone),
  }
}
