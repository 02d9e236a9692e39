/** Element that holds the toasts; a click in it does not close a dialog. */
export const toastRegion = () => document.getElementById('toasts')
