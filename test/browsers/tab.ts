export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** What a browser is started with; journeys with other settings get a browser of their own. */
export type BrowserSettings = {
  reducedMotion?: boolean;
  darkScheme?: boolean;
};

export type Size = { width: number; height: number };

/** One tab of a real browser. The page objects of page.ts are made of these few commands, the same for both engines. */
export type Tab = {
  /** Goes to a URL and waits until its document is parsed. */
  navigate(url: string): Promise<void>;
  /** Runs the text of a function in the page, awaits its promise and returns what it returned, as JSON. */
  run(source: string, args: unknown[]): Promise<unknown>;
  /** Presses the browser's back or reload button; does not wait. */
  history(button: 'back' | 'reload'): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Moves the mouse to a place of the viewport, in CSS pixels. */
  movePointer(x: number, y: number): Promise<void>;
  /** Presses and releases the left button where the pointer is. */
  clickPointer(): Promise<void>;
  /** Presses a key, with others held down: `['Shift', 'Tab']`. Names are those of `KeyboardEvent.key`. */
  press(keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
};

export type Browser = {
  openTab(): Promise<Tab>;
  /** Ends it and all its processes at once. */
  kill(): void;
};
