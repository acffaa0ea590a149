"""How Numba compiles rules: each once for a game, and into machine code only where Python enters.

Left to itself Numba optimises every function and makes machine code of it, then does the same again in each of its
callers, and begins anew for callers with other flags. A rule is only ever called by compiled code: it stays in LLVM's
language until an entry links it in.
"""

import secrets
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

import numba
from numba import _dynfunc, types
from numba.core.bytecode import FunctionIdentity
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, lookup_environment
from numba.core.compiler_machinery import register_pass
from numba.core.targetconfig import ConfigStack
from numba.core.typed_passes import NativeLowering
from numba.extending import lower_cast, models, register_model

from tablee.kernel import failures

NOWHERE: Final = 0  # the address of a function that has no machine code of its own

# Numba tells functions apart by numbers, and counts them and the types of records anew in each process. But code of
# many processes meets in the cache, and of two functions with one name a process takes the first it has loaded, for
# one game the other's rule. So no number is given twice, anywhere.
FunctionIdentity._unique_ids = iter(partial(secrets.randbits, 62), None)


class RuleType(types.Callable, types.Opaque):
    """A function for compiled callers: `choose` says by the first argument's type which one.

    It is compiled once for each list of argument types, or twice: what an inlined function calls is inlined too.
    """

    def __init__(self, name: str, choose: Callable[[Any], Callable[..., Any] | None], inlined: bool) -> None:
        self._choose = choose
        self._inlined = inlined
        super().__init__(f"rule({name})")

    @property
    def key(self) -> Any:
        """Two types are one if they choose alike: names come up again in every game."""
        return self._choose

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        compiled = self._compiled(args)
        if compiled is None:
            return None
        signature, given = compiled.fold_argument_types(args, kws)
        wanted = tuple(usual(type) for type in given)
        try:
            compiled.compile(wanted)
        except Exception as error:  # the compiler raises errors of every kind
            failures.note(compiled.py_func, error)
            raise
        return compiled.overloads[wanted].signature.replace(pysig=signature)

    def get_call_signatures(self) -> Any:
        return (), True

    def get_impl_key(self, sig: Any) -> Any:
        return self._compiled(sig.args).get_overload(sig.args)

    def _compiled(self, args: Any) -> Any:
        function = self._choose(args[0] if args else None)
        caller = ConfigStack.top_or_none()
        return function and compiled_rule(function, self._inlined or (caller is not None and caller.forceinline))


register_model(RuleType)(models.OpaqueModel)


@cache
def compiled_rule(function: Callable[..., Any], inlined: bool) -> Any:
    """A function's one form for all compiled callers; inlined, it becomes part of them."""
    options = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "error_model": "numpy"}
    return numba.njit(function, forceinline=inlined, pipeline_class=RuleCompiler, **options)


def usual(type: Any) -> Any:
    """The type that stands for others like it, so that a rule is not compiled for each of them."""
    type = types.unliteral(type)
    if isinstance(type, types.NestedArray):
        return types.Array(type.dtype, type.ndim, "C")
    if isinstance(type, types.Integer) and type.signed:
        return types.int64
    return type


@lower_cast(types.NestedArray, types.Array)
def as_array(context: Any, builder: Any, before: Any, after: Any, value: Any) -> Any:
    """An array inside a record has the form of any other."""
    return value


class RuleLibrary(JITCodeLibrary):
    """A rule in LLVM's language, to be linked in by its callers."""

    def _optimize_final_module(self) -> None:
        """Not here: the entry is optimised with all that is in it."""

    def _finalize_final_module(self) -> None:
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(NativeLowering):
    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = library = RuleLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        name, module = lowered.fndesc.qualname, lowered.fndesc.lookup_module()
        known_as = _dynfunc.make_function(module, name, "a rule", NOWHERE, lowered.env, (library,))
        state.targetctx.insert_user_function(known_as, lowered.fndesc, [library])
        state.reload_init.extend(library._reload_init)
        state["cr"] = lowered._replace(cfunc=known_as)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(NativeLowering):
    _name = "entry_lowering"

    def run_pass(self, state: Any) -> bool:
        """Afterwards show the rules in it their environments, as Numba does for code from the cache."""
        super().run_pass(state)
        for variable in state.library._final_module.global_variables:
            if environment := lookup_environment(variable.name):
                state.library.codegen.set_env(variable.name, environment)
        return True


class RuleCompiler(CompilerBase):
    lowering: Any = RuleLowering

    def define_pipelines(self) -> list[Any]:
        manager = DefaultPassBuilder.define_nopython_pipeline(self.state)
        manager.passes = [(self.lowering if step is NativeLowering else step, name) for step, name in manager.passes]
        manager._finalized = False
        manager.finalize()
        return [manager]


class EntryCompiler(RuleCompiler):
    lowering = EntryLowering
