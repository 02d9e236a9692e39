/** End of every window title. */
export const texts = { product: '土方通' }
