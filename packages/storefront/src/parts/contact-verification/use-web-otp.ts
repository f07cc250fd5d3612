import { useEffect, useEffectEvent } from 'react'

/** The Web OTP credential, which TypeScript's own types lack. */
type OtpCredential = Credential & { code: string }

/**
 * Waits for a text message with a code for this site (Web OTP), where the browser can: once for each `message` that was sent, not
 * for null. The visitor is asked before the page is notified.
 */
export function useWebOtp(message: string | null, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (message === null || !('OTPCredential' in window)) return undefined
    const stop = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: stop.signal }
    navigator.credentials.get(options as CredentialRequestOptions).then(
      (credential) => {
        if (credential !== null) take((credential as OtpCredential).code)
      },
      // Refused, or no longer waited for: the code is typed.
      () => undefined,
    )
    return () => stop.abort()
  }, [message])
}
