/** Where toasts are: a click in there does not close the dialog below. */
export const toastRegion = () => document.getElementById('toasts')
