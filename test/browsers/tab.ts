export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** What a browser is started with; journeys with other settings get a browser of their own. */
export type BrowserSettings = {
  reducedMotion?: boolean;
  darkScheme?: boolean;
  /** The visitor's default font size in CSS pixels; browsers come with 16. */
  fontSizePx?: number;
  /** false for a browser without the popover attribute, such as Safari 16; WebKit only. */
  popover?: boolean;
  /** true for a driver that does not wait until a page has loaded; WebKit only, others never do. */
  withoutLoad?: boolean;
};

export type Size = { width: number; height: number };

/** One tab of a real browser. The page objects of page.ts are made of these few commands, the same for all engines. */
export type Tab = {
  /** Goes to a URL and waits until its document is parsed. */
  navigate(url: string): Promise<void>;
  /** Runs the text of a function in the page, awaits its promise and returns what it returned, as JSON. */
  run(source: string, args: unknown[]): Promise<unknown>;
  /** Presses the browser's back, forward or reload button; does not wait. */
  history(button: 'back' | 'forward' | 'reload'): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Moves the mouse to a place of the viewport, in CSS pixels. */
  movePointer(x: number, y: number): Promise<void>;
  /** Presses and releases the left button where the pointer is. */
  clickPointer(): Promise<void>;
  /** Presses a key, with others held down: `['Shift', 'Tab']`. Names are those of `KeyboardEvent.key`. */
  press(keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** The viewport as PNG, in base64. */
  screenshot(): Promise<string>;
  /** The page as PDF, on US Letter with the browser's own margins of a centimeter. @throws in WebKit, whose driver cannot print */
  print(): Promise<Uint8Array>;
};

export type Browser = {
  openTab(): Promise<Tab>;
  /** Ends it and all its processes at once. */
  kill(): void;
};
