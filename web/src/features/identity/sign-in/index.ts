export { codeError, digits, phoneError } from './phone'
export { SignInDocument } from './sign-in.generated'
export { texts as signInTexts } from './texts'
export { useCodeSending } from './useCodeSending'
