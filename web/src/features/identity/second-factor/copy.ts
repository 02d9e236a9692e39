import { toast } from '../../../ui/feedback/toastStore'
import { texts } from './texts'

/** Copies a text to the clipboard, and says so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(texts.copied)
  } catch {
    // Without a secure address the browser has no clipboard.
    toast.error(texts.copyFailed)
  }
}
