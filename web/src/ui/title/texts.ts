/** What ends every title of the window. */
export const texts = { product: '土方通' }
