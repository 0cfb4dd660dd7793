import { Component, type ComponentType, Fragment, type ReactNode } from 'react'
import { health } from '#contract/front-door.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { call } from '../api.ts'
import { noteFailure } from './failure.ts'

interface Props {
  /** A new place is a new try. */
  place: string
  /** What stands around the notice, where nothing does yet. */
  Frame?: ComponentType<{ children: ReactNode }>
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
    const { Frame = Fragment } = this.props
    return (
      <Frame>
        <Notice
          isAlert
          title="No connection"
          text="This page could not be loaded. Please check the connection and try again."
        >
          <Button look="primary" onClick={() => void reloadFromServer()}>
            Try Again
          </Button>
        </Notice>
      </Frame>
    )
  }
}

/** Without a server a reload would show the browser's own error page, which has no way back. */
async function reloadFromServer(): Promise<void> {
  const reply = await call(health)
  if (reply.kind !== 'no answer') location.reload()
}

/** Browsers differ in their words for a part of the program that did not arrive. */
const isNotFetched = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message)
