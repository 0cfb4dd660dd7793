import { Component, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { noteFailure } from './failure.ts'

interface Props {
  /** A new place is a new try. */
  place: string
  children: ReactNode
}
interface State {
  error: unknown
  place: string
}

/** Catches a screen that fails: one that could not be fetched says so, any other leads home. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { error: undefined, place: this.props.place }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, error: undefined }
  }

  override componentDidCatch(error: unknown) {
    if (!isNotFetched(error)) noteFailure(error)
  }

  override render() {
    if (!this.state.error) return this.props.children
    if (!isNotFetched(this.state.error)) return null
    return (
      <Notice
        isAlert
        title="No connection"
        text="This page could not be loaded. Please check the connection and try again."
      >
        <Button look="primary" onClick={() => location.reload()}>
          Try Again
        </Button>
      </Notice>
    )
  }
}

/** Browsers differ in their words for a part of the program that did not arrive. */
const isNotFetched = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message)
