// The size of an element on the screen, in pixels.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export function useSize<Box extends HTMLElement = HTMLDivElement>() {
  const box = useRef<Box>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => setSize({ width: box.current!.clientWidth, height: box.current!.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(box.current!);
    measure();
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
