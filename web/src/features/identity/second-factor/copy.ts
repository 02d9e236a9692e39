import { toast } from '../../../ui/feedback/toastStore'
import { texts } from './texts'

/** Puts a text where it can be pasted from, and says so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(texts.copied)
  } catch {
    // Without a secure address the browser has no clipboard to give.
    toast.error(texts.copyFailed)
  }
}
